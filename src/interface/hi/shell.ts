import type { Rooms } from "../words"

export const shell = {
  skipToContent: "सीधे मुख्य भाग पर जाएँ",
} satisfies Rooms["shell"]
