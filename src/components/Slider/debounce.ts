/**
 * Stands in for lodash.debounce in react-slick, which only calls it to wait for the end of a resize.
 *
 * @param wait milliseconds without a further call before `run` is called
 */
export default function debounce(run: () => void, wait: number): { (): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const call = () => {
    cancel()
    timer = setTimeout(run, wait)
  }
  return Object.assign(call, { cancel })
}
