// Keeps the screen awake, where the browser can.

/** Until what it returns is called. A page that was hidden has lost the lock and takes it again. */
export function stayAwake(): () => void {
  let isWanted = true;
  let held: WakeLockSentinel | null = null;

  async function take() {
    if (document.hidden || (held && !held.released)) return;
    const lock = await navigator.wakeLock?.request("screen").catch(() => null);
    held = lock ?? null;
    if (!isWanted) await held?.release();
  }

  void take();
  document.addEventListener("visibilitychange", take);
  return () => {
    isWanted = false;
    document.removeEventListener("visibilitychange", take);
    void held?.release();
  };
}
