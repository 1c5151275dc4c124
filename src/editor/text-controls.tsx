import * as React from "react"
import { cleanedField, cleanedPaste, type Cleaning } from "./cleaned-text"
import { registerControl, replaceControl } from "./replace-control"
import { pageAddress } from "./saving/file-name"
import { today } from "./previews/view-value"

/** The props that Decap passes to the control of a field, as far as used here. */
interface ControlProps {
  readonly value?: string | null
  readonly field: { get(name: string): unknown }
  readonly onChange: (value: string) => void
}

/** Replaces the controls of text fields by ones that clean what is pasted, and registers that of a day. */
export function registerTextControls(): void {
  replaceControl("string", cleaning)
  replaceControl("text", cleaning)
  registerControl("day", DayControl)
}

function cleaning(Control: React.ComponentClass<ControlProps>) {
  // Decap asks a control that has this method whether it is rendered, and renders others when their value changes.
  // @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/components/Editor/EditorControlPane/Widget.js
  const alwaysUpdates = "shouldComponentUpdate" in Control.prototype
  class CleaningText extends React.Component<ControlProps> {
    /** Removes invisible characters from pasted text. */
    paste = (event: React.ClipboardEvent) => {
      const text = event.clipboardData.getData("text/plain")
      const clean = cleanedPaste(text, cleaningOf(this.props.field))
      if (clean === text) return
      event.preventDefault()
      // As if typed, so that the keyboard can undo it. No newer API can.
      document.execCommand("insertText", false, clean)
    }

    /** Cleans the whole field on blur: text that was typed, or filled in by the browser, was not pasted. */
    leave = async () => {
      const { value, field, onChange } = this.props
      const how = cleaningOf(field)
      if (!value || !how) return
      const plain = cleanedField(value, how)
      const clean = how === "address" ? await pageAddress(plain) : plain
      if (clean !== value && this.props.value === value) onChange(clean)
    }

    override render() {
      return (
        <div onPasteCapture={this.paste} onBlur={() => void this.leave()}>
          <Control {...this.props} />
        </div>
      )
    }
  }
  if (alwaysUpdates) {
    Object.assign(CleaningText.prototype, { shouldComponentUpdate: () => true })
  }
  return CleaningText
}

function cleaningOf(field: ControlProps["field"]) {
  return field.get("cleaning") as Cleaning | undefined
}

interface DayProps extends ControlProps {
  readonly forID: string
  readonly classNameWrapper: string
  readonly setActiveStyle: () => void
  readonly setInactiveStyle: () => void
}

/**
 * A day, typed or picked. While a year is typed the browser tells of the years 2, 20 and 202 first. Decap's control takes each for
 * a date, and year 2 for 1902.
 */
export class DayControl extends React.Component<DayProps, { readonly typed?: string }> {
  override state: { readonly typed?: string } = {}

  type = (typed: string) => {
    const isBegun = typed !== "" && typed < "1000"
    this.setState({ typed: isBegun ? typed : undefined })
    if (!isBegun) this.props.onChange(typed)
  }

  /** A year of two digits is left as typed: the content check says what is wrong with it. */
  leave = () => {
    const { typed } = this.state
    this.props.setInactiveStyle()
    if (typed === undefined) return
    this.setState({ typed: undefined })
    this.props.onChange(typed)
  }

  override render() {
    const { value, forID, classNameWrapper, setActiveStyle } = this.props
    return (
      <div className={`${classNameWrapper} site-day`}>
        <input
          id={forID}
          type="date"
          value={this.state.typed ?? value ?? ""}
          onChange={({ target }) => this.type(target.value)}
          onFocus={setActiveStyle}
          onBlur={this.leave}
        />
        <button type="button" className="site-button" onClick={() => this.type(today())}>
          Today
        </button>
      </div>
    )
  }
}
