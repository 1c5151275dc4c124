/*
 * What the site may cost. One place for all of it: `npm run bench:pages`, `npm run bench:build` and the
 * browser tests compare with these numbers. KB are 1000 bytes as they travel, compressed, without headers.
 */

/** Of every page, as a phone of 412 pixels sees it. */
export const pages = {
  /**
   * With the styles in it. The first round trip of a connection carries ten segments of 1460 bytes. Over it are the pages
   * with a drawing, a calculator or the size finder, whose styles and tables need more.
   */
  htmlKB: {
    every: 14.6,
    "/": 21.5,
    "/products": 16.2,
    "/plank": 15.3,
    "/product/hr-sheet": 15.3,
    "/product/channel-beam": 15.9,
    "/product/erw-tubes-pipes": 15.9,
    "/ms-sheet": 16.2,
    "/ms-pipes": 16.2,
    "/product/ms-angle": 16.2,
    "/gs-pipe": 16.8,
    "/angle-channel-beam": 17.5,
    "/structural-teel-tubes-and-pipes": 17.4,
  },
  /** As the page stands after ten seconds. The longest lists have two elements for each of 320 sizes. */
  elements: 1500,
  /** JavaScript fetched before the load event. */
  earlyScriptKB: 0,
  /** All JavaScript ten seconds after the page was opened, nothing touched. */
  scriptKB: {
    every: 112.3,
    "/delivery-check": 115.6,
    "/": 117.8,
    "/inquiry": 119.2,
    "/products": 120.2,
    "/ms-sheet": 124.7,
  },
  /** Everything fetched in those ten seconds without scrolling. */
  allKB: 257,
  fontKB: 27,
  /** What a page in Hindi may have more than the English one: a letter of Hindi is three bytes, and has fonts of its own. */
  hindi: { htmlKB: 1, fontKB: 62 },
  /** The picture at the head of a page. */
  heroKB: 60,
  /** Requests until the load event: the page, its fonts and the pictures in sight. */
  earlyRequests: 20,
  layoutShift: 0,
  /** Paints of the page, divided by those of its limit: the same page with all its styles inside it and without scripts. */
  firstPaintRatio: 1.15,
  largestPaintRatio: 1.1,
  /** From an input to the next paint, at a CPU four times slower. */
  interactionMs: 70,
  /** The longest task while React takes the page over, and the longest later one, at a CPU four times slower. */
  hydrationMs: 60,
  taskMs: 50,
  /** Each of Lighthouse's four categories, as on a phone with a processor of its index 1,400 or less, four times slower. */
  lighthouse: 100,
  /** Lighthouse's blocking time, the same way. */
  blockedMs: 100,
}

/** What `npm run bench:build` holds the build to, on two cores. */
export const build = {
  /** Time of a build with nothing cached, for each further text page between the smallest and the largest number. */
  millisecondsPerPage: 4,
  /** The same after an edit of one entry. */
  millisecondsPerPageAfterEdit: 1.5,
  /** From the edit of one entry to the finished site, at the smallest number of pages. */
  secondsAfterEdit: 8,
}
