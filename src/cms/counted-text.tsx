import * as React from "react"
import { lengthFault } from "../content-model/fields/texts"
import { cleanedField, cleanedPaste, type Cleaning } from "./cleaned-text"
import { replaceControl } from "./replace-control"
import { pageAddress } from "./saving/file-name"

/** What Decap hands the control of a field, as far as it is used here. */
interface ControlProps {
  readonly value?: string | null
  readonly field: { get(name: string): unknown }
  readonly onChange: (value: string) => void
}

/** From this share of its limit on a text is counted along; one with a least length always is. */
const countedFrom = 0.5

/** Lines and texts with a limit say how long they are, and are refused in the words of the content check. */
export function registerCountedText(): void {
  replaceControl("string", counted)
  replaceControl("text", counted)
}

function counted(Control: React.ComponentClass<ControlProps>) {
  const alwaysUpdates = "shouldComponentUpdate" in Control.prototype
  class CountedText extends React.Component<ControlProps> {
    /** Decap asks before it saves; the name is Decap's. */
    isValid = () => {
      const { value, field } = this.props
      const sentence = value ? lengthFault(value, limitsOf(field)) : undefined
      return sentence
        ? { error: { type: "CUSTOM", message: `${String(field.get("label"))} ${sentence}.` } }
        : true
    }

    /** Takes what is pasted without the marks that come along and that nobody sees. */
    paste = (event: React.ClipboardEvent) => {
      const text = event.clipboardData.getData("text/plain")
      const clean = cleanedPaste(text, cleaningOf(this.props.field))
      if (clean === text) return
      event.preventDefault()
      // As if it was typed, so that it can be undone by keyboard. Nothing newer can do that.
      document.execCommand("insertText", false, clean)
    }

    /** Cleans the whole field when it is left: what was typed or filled in by the browser was not pasted. */
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
