/** @jest-environment jsdom */
import { startPage } from "./start"
import { wordsIn } from "../kit/words/words"

test("the English page for an unknown address below /hi gets English words, a Hindi page Hindi ones", async () => {
  window.history.replaceState(null, "", "/hi/no-such-page")
  document.documentElement.lang = "en-IN"
  await startPage()
  expect(wordsIn("en").language).toBe("en")
  expect(() => wordsIn("hi")).toThrow()
  document.documentElement.lang = "hi-IN"
  await startPage()
  expect(wordsIn("hi").language).toBe("hi")
})
