/** Social networks with a glyph on this site. */
export const socialNetworks = {
  facebook: "Facebook",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  x: "X",
  youtube: "YouTube",
} as const
