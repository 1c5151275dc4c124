/*
 * What the site may cost. One place for all of it: `npm run bench:pages`, `npm run bench:build` and the
 * browser tests compare with these numbers. KB are 1000 bytes as they travel, compressed, without headers.
 */

/** Of every page, as a phone of 412 pixels sees it. */
export const pages = {
  /** The first round trip of a connection carries ten segments of 1460 bytes. */
  htmlKB: { every: 14.6, "/": 20 },
  /** JavaScript fetched before the load event. */
  earlyScriptKB: 10,
  /** All JavaScript ten seconds after the page was opened, nothing touched. */
  scriptKB: { every: 125, "/": 120 },
  /** Everything fetched in those ten seconds without scrolling. */
  allKB: 250,
  fontKB: 60,
  /** The picture at the head of a page. */
  heroKB: 60,
  /** Requests until the load event: the page, its styles, fonts and the pictures in sight. */
  earlyRequests: 20,
  layoutShift: 0,
  /** Largest contentful paint of the page, divided by that of the same page without any script. */
  paintRatio: 1.1,
  /** From an input to the next paint, at a CPU four times slower. */
  interactionMs: 100,
  /** The longest task after the first paint, hydration aside, at a CPU four times slower. */
  taskMs: 50,
  /** Each of Lighthouse's four categories, as on a phone. */
  lighthouse: 100,
}

/** What `npm run bench:build` holds the build to, on two cores. */
export const build = {
  /** Time of a build with nothing cached, for each further text page between the smallest and the largest number. */
  millisecondsPerPage: 3.9,
  /** From the edit of one entry to the finished site, at the smallest number of pages. */
  secondsAfterEdit: 20,
}
