import * as React from "react"
import { useIsHydrated } from "../../hooks/useIsHydrated"
import type { Section } from "../../steel/section/section"
import { saveFile } from "../../hooks/saveFile"
import { Icon } from "../Icon/Icon"
import * as styles from "./SizeTables.module.css"
import { useWords } from "../../interface/words"

interface DxfButtonProps {
  section: Section
  name: string
  /** File name without extension. */
  fileName: string
}

/** Saves the section as a full-size DXF drawing. Needs scripts; its place is reserved until hydration. */
export function DxfButton({ section, name, fileName }: DxfButtonProps) {
  const words = useWords("tables")
  const isHydrated = useIsHydrated()
  const [fault, setFault] = React.useState("")
  const save = async () => {
    setFault("")
    try {
      const { sectionDxf } = await import("../../steel/section/dxf")
      saveFile(`${fileName}.dxf`, "application/dxf", sectionDxf(section, name))
    } catch {
      setFault(words.noDrawing)
    }
  }
  return (
    <>
      <button
        className={`btn btn--line ${isHydrated ? "" : styles.waiting}`}
        type="button"
        onClick={() => void save()}
      >
        <Icon name="download" />
        <span>
          {words.dxf}
          <span className="vh">: {name}</span>
        </span>
      </button>
      <span className={styles.fault} role="status">
        {fault}
      </span>
    </>
  )
}
