import type { Section } from "../../steel/section/section"
import { Icon } from "../Icon/Icon"
import { useIsHydrated } from "../../hooks/useIsHydrated"
import * as styles from "./SizeTables.module.css"

interface DxfButtonProps {
  section: Section
  name: string
  /** Without its ending. */
  fileName: string
}

/** Saves the section as a DXF drawing at full size. It needs scripts; its place is kept until they are there. */
export function DxfButton({ section, name, fileName }: DxfButtonProps) {
  const isHydrated = useIsHydrated()
  const save = async () => {
    const { sectionDxf } = await import("../../steel/section/dxf")
    const file = new Blob([sectionDxf(section, name)], { type: "application/dxf" })
    const address = URL.createObjectURL(file)
    const link = document.createElement("a")
    link.href = address
    link.download = `${fileName}.dxf`
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <button
      className={`btn btn--line ${isHydrated ? "" : styles.waiting}`}
      type="button"
      onClick={() => void save()}
    >
      <Icon name="download" />
      <span>
        DXF<span className="vh">: {name}</span>
      </span>
    </button>
  )
}
