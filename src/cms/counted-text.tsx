import CMS from "decap-cms-app"
import * as React from "react"
import { lengthFault } from "../content-model/fields/texts"

/** What Decap hands the control of a field, as far as it is used here. */
interface ControlProps {
  readonly value?: string | null
  readonly field: { get(name: string): unknown }
}

/** From this share of its limit on a text is counted along; one with a least length always is. */
const countedFrom = 0.5

/** Lines and texts with a limit say how long they are, and are refused in the words of the content check. */
export function registerCountedText(): void {
  for (const name of ["string", "text"]) {
    const widget = CMS.getWidget(name)
    if (widget) {
      CMS.registerWidget(name, counted(widget.control as never) as never, widget.preview as never)
    }
  }
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

    override render() {
      const { field } = this.props
      const value = this.props.value ?? ""
      const { min, max } = limitsOf(field)
      const isCounted =
        max !== undefined && (min !== undefined || value.length >= max * countedFrom)
      const isWrong = value !== "" && lengthFault(value, { min, max }) !== undefined
      return (
        <>
          <Control {...this.props} />
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
