/** What `npm run bench:build` holds the build to, on two cores. */
export const build = {
  /** Time of a build with nothing cached, for each further text page between the smallest and the largest number. */
  millisecondsPerPage: 3.9,
  /** From the edit of one entry to the finished site, at the smallest number of pages. */
  secondsAfterEdit: 20,
}
