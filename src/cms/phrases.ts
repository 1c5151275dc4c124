/** Plainer words for some of Decap's sentences; the keys are Decap's. */
export const phrases = {
  editor: {
    editorControlPane: {
      // The sentence of a pattern field begins with “must”.
      widget: { regexPattern: "%{fieldLabel} %{pattern}." },
    },
    // Decap's "Writing in Products collection" is too long for a phone.
    editorToolbar: { backCollection: "%{collectionLabel}" },
  },
  collection: {
    sidebar: { searchAll: "Where do I change …?" },
    // Many fonts lack Decap's full-width plus.
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

/** Decap's sentences with some of them replaced. */
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
