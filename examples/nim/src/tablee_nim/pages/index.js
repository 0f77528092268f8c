// The pages of Nim: the heaps as stones to touch. Whatever is not drawn here is drawn by the house.

const SAYS = {
  fr: {
    yours: "À toi : touche une pierre pour la prendre, avec celles du dessus.",
    theirs: (name) => `${name} choisit des pierres.`,
  },
  en: {
    yours: "Your turn: touch a stone to take it, with those above.",
    theirs: (name) => `${name} is choosing stones.`,
  },
};

const STYLE = `
  .heaps { display: flex; flex-wrap: wrap; justify-content: center; align-items: end; gap: 24px;
    padding: 24px; }
  fieldset { margin: 0; padding: 8px; min-width: 80px; border: 0; border-bottom: 3px solid; }
  legend { font-weight: 650; }
  .pile { display: flex; flex-direction: column; justify-content: end; gap: 4px; min-height: 380px; }
  button { height: 44px; border: 2px solid; border-radius: 22px; font: inherit;
    color: inherit; background: Canvas; }
  button:enabled { cursor: pointer; }
  button:enabled:is(:hover, :focus-visible) { background: Highlight; color: HighlightText; }
`;

const isYourTurn = (view, seat) => seat !== null && view.chair === seat + 1 && view.heaps.some(Boolean);

export default (house) => ({
  Board(place, first) {
    let given = first;
    let drawn = "";
    const style = document.createElement("style");
    style.textContent = STYLE;
    const heaps = document.createElement("div");
    heaps.className = "heaps";
    place.append(style, heaps);

    /** A stone, which takes along those that lie above it. */
    function stone(heap, stones) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = stones;
      button.ariaLabel = `${house.word("heap")} ${heap}, ${house.word("stones")} ${stones}`;
      button.disabled = given.isReplay || !isYourTurn(given.view, given.seat);
      button.onclick = () => given.play({ kind: "take", heap, stones });
      return button;
    }

    function column(stones, index) {
      const group = document.createElement("fieldset");
      const name = document.createElement("legend");
      name.textContent = `${house.word("heap")} ${index + 1}`;
      const pile = document.createElement("div");
      pile.className = "pile";
      pile.append(...Array.from({ length: stones }, (_, above) => stone(index + 1, above + 1)));
      group.append(name, pile);
      return group;
    }

    function update(now) {
      given = now;
      // A stone under a finger stays the same one while nothing changes that it shows.
      const looks = JSON.stringify([now.view, now.seat, now.isReplay, house.language()]);
      if (looks !== drawn) heaps.replaceChildren(...now.view.heaps.map(column));
      drawn = looks;
    }

    update(first);
    return { update, destroy: () => place.replaceChildren() };
  },
  isYourTurn,
  headline(view, seat, chairs) {
    const says = SAYS[house.language()];
    return isYourTurn(view, seat) ? says.yours : says.theirs(chairs[view.chair - 1]?.name);
  },
});
