/** Decap's own sentences that an editor of this site understands better in other words; the keys are Decap's. */
export const phrases = {
  editor: {
    editorControlPane: {
      // The sentence of a pattern begins with “must”.
      widget: { regexPattern: "%{fieldLabel} %{pattern}." },
    },
    // Decap's "Writing in Products collection" has no room on a phone.
    editorToolbar: { backCollection: "%{collectionLabel}" },
  },
  collection: {
    sidebar: { searchAll: "Where do I change …?" },
    // Decap's wide plus is missing from many fonts.
    collectionTop: { newButton: "+ %{collectionLabel}" },
  },
  ui: {
    toast: {
      onFailToPersist: "Not saved. %{details}",
      onFailToPublishEntry: "Not published. %{details}",
      onFailToDelete: "Not deleted. %{details}",
    },
  },
}

type Phrases = { readonly [key: string]: string | Phrases }

/** Decap's sentences with others in the place of some. */
export function withPhrases(own: Phrases, others: Phrases): Phrases {
  const changed = Object.entries(others).map(([key, other]) => {
    const kept = own[key]
    return [
      key,
      typeof other === "string" || typeof kept !== "object" ? other : withPhrases(kept, other),
    ] as const
  })
  return { ...own, ...Object.fromEntries(changed) }
}
