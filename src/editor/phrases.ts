/** Plainer words for some of Decap's sentences; the keys are Decap's. Its English has all others. */
export const phrases = {
  editor: {
    // Names fields; inside-decap.ts finds them by it.
    editorControl: { field: { widgetLabel: "Field: %{widgetLabel}" } },
    editor: {
      onLeavePage: "Leave this form? What you changed in it and have not published is lost.",
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
      onFailToPersist: "Not saved. %{details}",
      onFailToPublishEntry: "Not published. %{details}",
      onFailToDelete: "Not deleted. %{details}",
    },
  },
}
