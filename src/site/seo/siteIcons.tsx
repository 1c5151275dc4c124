/** The site's icons. The build draws all but the SVG, so development has only that one. */
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
