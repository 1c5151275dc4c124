/** Plainer words for some of Decap's sentences; the keys are Decap's. */
export const phrases = {
  editor: {
    // Names fields; inside-decap.ts finds them by it.
    editorControl: { field: { widgetLabel: "Field: %{widgetLabel}" } },
    editorControlPane: {
      // The sentence of a pattern field begins with “must”.
      widget: { regexPattern: "%{fieldLabel} %{pattern}." },
    },
    editor: {
      onLeavePage: "Leave this form? What you changed in it and have not published is lost.",
      onDeletePublishedEntry: "Delete this entry from the site?",
      onDeleteWithUnsavedChanges:
        "Delete this entry from the site? What you changed in the form is lost, too.",
      confirmLoadBackup:
        "You changed this entry before and did not publish it. Put those changes into the form again?",
    },
    // Decap's "Writing in Products collection" is too long for a phone.
    editorToolbar: { backCollection: "%{collectionLabel}" },
  },
  collection: {
    sidebar: { searchAll: "Where do I change …?" },
    // Many fonts lack Decap's full-width plus.
    collectionTop: { newButton: "+ %{collectionLabel}" },
    // After the last one was deleted, but also while they cannot be read.
    entries: { noEntries: "No entries to show." },
  },
  mediaLibrary: {
    mediaLibrary: { onDelete: "Delete the selected file from the site?" },
  },
  ui: {
    errorBoundary: {
      title: "The editor has stopped.",
      details:
        "The site is as it was. If you had typed something, copy it from below, then load this page again. Whoever runs the site can ",
      reportIt: "tell the makers of the editor.",
    },
    toast: {
      // The details say it all; see explainReading.
      onFailToLoadEntries: "%{details}",
      missingRequiredField: "Something is missing in the form.",
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
