import * as React from "react"
import { lengthFault } from "../content-model/fields/texts"
import { cleanedField, cleanedPaste, type Cleaning } from "./cleaned-text"
import { replaceControl } from "./replace-control"
import { pageAddress } from "./saving/file-name"

/** The props that Decap passes to the control of a field, as far as used here. */
interface ControlProps {
  readonly value?: string | null
  readonly field: { get(name: string): unknown }
  readonly onChange: (value: string) => void
}

/** The counter is shown from this share of the limit on; if there is a minimum length, always. */
const countedFrom = 0.5

/**
 * Replaces the controls of text fields: texts with a limit show their length, and are refused in the words of the content
 * check.
 */
export function registerCountedText(): void {
  replaceControl("string", counted)
  replaceControl("text", counted)
}

function counted(Control: React.ComponentClass<ControlProps>) {
  // Decap asks a control that has this method whether it is rendered, and renders others when their value changes.
  // @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/components/Editor/EditorControlPane/Widget.js
  const alwaysUpdates = "shouldComponentUpdate" in Control.prototype
  class CountedText extends React.Component<ControlProps> {
    /** Decap calls this method before it saves. */
    isValid = () => {
      const { value, field } = this.props
      const sentence = value ? lengthFault(value, limitsOf(field)) : undefined
      return sentence
        ? { error: { type: "CUSTOM", message: `${String(field.get("label"))} ${sentence}.` } }
        : true
    }

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
      const cleaning = cleaningOf(field)
      if (!value || !cleaning) return
      const plain = cleanedField(value, cleaning)
      const clean = cleaning === "address" ? await pageAddress(plain) : plain
      if (clean !== value && this.props.value === value) onChange(clean)
    }

    override render() {
      const { field } = this.props
      const value = this.props.value ?? ""
      const { min, max } = limitsOf(field)
      const isCounted =
        max !== undefined && (min !== undefined || value.length >= max * countedFrom)
      const isWrong = value !== "" && lengthFault(value, { min, max }) !== undefined
      return (
        <>
          <div onPasteCapture={this.paste} onBlur={() => void this.leave()}>
            <Control {...this.props} />
          </div>
          {isCounted ? (
            <p style={isWrong ? wrongStyle : countStyle}>
              {value.length} of {min === undefined ? max : `${min} to ${max}`} characters
            </p>
          ) : null}
        </>
      )
    }
  }
  if (alwaysUpdates) {
    Object.assign(CountedText.prototype, { shouldComponentUpdate: () => true })
  }
  return CountedText
}

function cleaningOf(field: ControlProps["field"]) {
  return field.get("cleaning") as Cleaning | undefined
}

function limitsOf(field: ControlProps["field"]) {
  return {
    min: field.get("min_length") as number | undefined,
    max: field.get("max_length") as number | undefined,
  }
}

const countStyle: React.CSSProperties = {
  margin: "4px 0 0",
  color: "#5d626f",
  fontSize: 12,
  textAlign: "right",
}

const wrongStyle: React.CSSProperties = { ...countStyle, color: "#b80000", fontWeight: 600 }
