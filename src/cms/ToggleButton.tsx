import * as React from "react"

interface ToggleButtonProps {
  readonly label: string
  readonly pressed: boolean
  readonly onPress: () => void
}

/** A toggle button in a row of which one is pressed, as large as a fingertip. */
export function ToggleButton({ label, pressed, onPress }: ToggleButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      style={pressed ? pressedStyle : buttonStyle}
      onClick={onPress}
    >
      {label}
    </button>
  )
}

const buttonStyle: React.CSSProperties = {
  minHeight: 36,
  padding: "6px 12px",
  border: "1px solid #798291",
  borderRadius: 5,
  background: "#fff",
  color: "#313d3e",
  font: "inherit",
  cursor: "pointer",
}

const pressedStyle: React.CSSProperties = {
  ...buttonStyle,
  background: "#313d3e",
  borderColor: "#313d3e",
  color: "#fff",
}
