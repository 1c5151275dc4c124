import CMS from "decap-cms-app"
import * as React from "react"
import { cleanedField, type Cleaning } from "./cleaned-text"
import { today } from "./previews/view-value"
import { pageAddress } from "./saving/file-name"

/** The props that Decap passes to the control of a field, as far as used here. */
interface ControlProps {
  readonly value?: string | null
  readonly onChange: (value: string) => void
  readonly forID: string
  readonly classNameWrapper: string
  readonly setActiveStyle: () => void
  readonly setInactiveStyle: () => void
}

/** Registers the fields of one line that are cleaned, and that of a day. Decap's types know fewer props than it passes. */
export function registerTextControls(): void {
  const kinds: readonly Cleaning[] = ["phone", "email", "address", "link"]
  for (const kind of kinds) CMS.registerWidget(kind, cleanedLine(kind) as never)
  CMS.registerWidget("day", DayControl as never)
}

/** A line that is cleaned when it is left, however it was filled in. */
function cleanedLine(kind: Cleaning) {
  return class CleanedLine extends React.Component<ControlProps> {
    leave = async () => {
      const { value, onChange, setInactiveStyle } = this.props
      setInactiveStyle()
      if (!value) return
      const plain = cleanedField(value, kind)
      const clean = kind === "address" ? await pageAddress(plain) : plain
      if (clean !== value && this.props.value === value) onChange(clean)
    }

    override render() {
      const { value, onChange, forID, classNameWrapper, setActiveStyle } = this.props
      return (
        <input
          id={forID}
          type="text"
          className={classNameWrapper}
          value={value ?? ""}
          onChange={({ target }) => onChange(target.value)}
          onFocus={setActiveStyle}
          onBlur={() => void this.leave()}
        />
      )
    }
  }
}

/**
 * A day, typed or picked. While a year is typed the browser tells of the years 2, 20 and 202 first. Decap's control takes each for
 * a date, and year 2 for 1902.
 */
export class DayControl extends React.Component<ControlProps, { readonly typed?: string }> {
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
