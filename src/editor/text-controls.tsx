import CMS from "decap-cms-app"
import type { CmsWidgetControlProps } from "decap-cms-core"
import * as React from "react"
import { leftLine, readings, type LineRule } from "./fields/typed"
import { checkWords } from "./sentences"

/** The props of a control, with two that Decap's types lack. */
type ControlProps = CmsWidgetControlProps<string | number | null | undefined> & {
  readonly setActiveStyle: () => void
  readonly setInactiveStyle: () => void
}

interface State {
  /** What the field shows while it is typed in. */
  readonly typed?: string
  /** Why what it holds cannot be published, in English. */
  readonly fault?: string
}

/**
 * Registers the fields of one line that are read, and lets formatted texts keep their first sign. Decap's types
 * know fewer props than it passes.
 */
export function registerTextControls(): void {
  for (const [kind, reading] of Object.entries(readings))
    CMS.registerWidget(kind, readLineControl(reading) as never)
  CMS.registerRemarkPlugin(keepFirstSigns)
}

/** What writes a formatted text as Markdown: a function for each part of it. */
interface Writer {
  readonly Compiler?: { readonly prototype: { readonly visitors: Visitors } }
}
interface Visitors {
  paragraph: (node: unknown) => string
}

/** Keeps "+ GST 18%", "1) first" and "1. 5 mm" at the start of a paragraph from becoming a list. Decap keeps other signs. */
function keepFirstSigns(this: Writer): void {
  const visitors = this.Compiler?.prototype.visitors
  if (!visitors) return
  const { paragraph } = visitors
  visitors.paragraph = function (node) {
    return paragraph.call(this, node).replace(/^(\d*)([+.)])(?=\s)/, "$1\\$2")
  }
}

/** A line that is read when it is left, however it was filled in. */
function readLineControl(reading: LineRule) {
  return class ReadLine extends React.Component<ControlProps, State> {
    override state: State = {}

    range = () => {
      const [min, max, kind] = ["least", "most", "value_type"].map((name) =>
        this.props.field.get(name),
      )
      return { min: Number(min), max: Number(max), isWhole: kind === "int" }
    }

    type = (typed: string) => {
      this.setState({ typed, fault: undefined })
      this.props.onChange(reading.asTyped?.(typed, this.range()) ?? typed)
    }

    leave = async () => {
      const { value, onChange, setInactiveStyle } = this.props
      setInactiveStyle()
      const read = await leftLine(reading, String(value ?? ""), this.range())
      if (this.props.value !== value) return
      this.setState({ typed: undefined, fault: read.fault })
      if (read.value !== (value ?? "")) onChange(read.value)
    }

    override render() {
      const { value, forID, classNameWrapper, setActiveStyle } = this.props
      const { typed = String(value ?? ""), fault } = this.state
      const note = reading.note?.(typed)
      return (
        <>
          <input
            id={forID}
            className={classNameWrapper}
            type={reading.type}
            max={reading.type && "9999-12-31"}
            inputMode={reading.inputMode}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => this.type(target.value)}
            onFocus={setActiveStyle}
            onBlur={() => void this.leave()}
          />
          {fault && <strong role="alert">{checkWords(fault)}</strong>}
          {note && <span role="status">{note}</span>}
        </>
      )
    }
  }
}
