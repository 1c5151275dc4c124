/** The icons of the site. All but the mark itself are drawn by the build, so while developing there is only the mark. */
export const siteIcons = [
  ...(process.env.NODE_ENV === "production"
    ? [
        <link key="icon" rel="icon" href="/favicon.ico" sizes="32x32" />,
        <link key="apple-touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
        <link key="manifest" rel="manifest" href="/site.webmanifest" />,
      ]
    : []),
  <link key="mark" rel="icon" href="/mark.svg" type="image/svg+xml" />,
]
