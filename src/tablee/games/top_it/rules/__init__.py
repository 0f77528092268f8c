"""The rules of Top It: geometry, mosaic, what is legal, what it brings."""
