/*
 * Budgets of the site, in one place: the benches and the browser tests compare with these numbers. KB are 1000 bytes as
 * transferred: compressed, without headers.
 */

/** @typedef {Readonly<Record<string, number>> & { readonly every: number }} ByPage */

/** For every page on a phone 412 pixels wide. */
export const pages = {
  /**
   * Including its styles. The first round trip of a connection carries ten segments of 1460 bytes. Home and the three
   * longest tables need more.
   */
  htmlKB: /** @type {ByPage} */ ({
    every: 14.6,
    "/": 20,
    "/gs-pipe": 16,
    "/angle-channel-beam": 16,
    "/structural-teel-tubes-and-pipes": 16,
  }),
  /** Number of elements after ten seconds. The longest lists have two elements for each of 320 sizes. */
  elements: 1500,
  /** JavaScript fetched before the load event. */
  earlyScriptKB: 0,
  /**
   * All JavaScript ten seconds after the page was opened, nothing touched. Where more than the head of a product is on the first
   * screen, the rest of its page is loaded at once.
   */
  scriptKB: /** @type {ByPage} */ ({
    every: 113.4,
    "/structural-teel-tubes-and-pipes": 90,
    "/angle-channel-beam": 90,
    "/gs-pipe": 90,
    "/ms-pipes": 90,
    "/": 100,
    "/ms-sheet": 105.6,
    "/delivery-check": 115.6,
    "/inquiry": 117,
    "/products": 118,
  }),
  /** Everything fetched in those ten seconds without scrolling. */
  allKB: 257,
  fontKB: 27,
  /** What a page in Hindi may have more than the English one: the fonts of its letters. */
  hindi: { fontKB: 62 },
  /** The picture at the top of a page. */
  heroKB: 60,
  /** Requests until the load event: the page, its fonts and visible pictures. */
  earlyRequests: 20,
  layoutShift: 0,
  /** Paint times of the page divided by those of its limit: the same page with all styles inline and without scripts. */
  firstPaintRatio: 1.15,
  largestPaintRatio: 1.1,
  /** From an input to the next paint, with a CPU four times slower. */
  interactionMs: 70,
  /** The longest task during hydration, and the longest later one, with a CPU four times slower. */
  hydrationMs: 60,
  taskMs: 50,
  /** Each of Lighthouse's four categories, on a phone with a CPU index of at most 1,400, four times slower. */
  lighthouse: 100,
  /** Lighthouse's blocking time, measured the same way. */
  blockedMs: 100,
}

/** Budgets of `npm run bench:peers`. */
export const peers = {
  /** Largest paint of this site divided by that of the fastest peer. */
  largestPaintShare: 0.9,
}
