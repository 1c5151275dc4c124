import CMS from "decap-cms-app"
import type { CmsWidgetControlProps } from "decap-cms-core"
import * as React from "react"
import { cleanedField, type Cleaning } from "./pasted-texts"
import { today, wholeYear } from "./published-content"
import { pageAddress } from "./saving/file-name"
import { say } from "./sentences"

/** The props of a control, with two that Decap's types lack. */
type ControlProps = CmsWidgetControlProps<string | null | undefined> & {
  readonly setActiveStyle: () => void
  readonly setInactiveStyle: () => void
}

/** Registers the fields of one line that are cleaned, and that of a day. Decap's types know fewer props than it passes. */
export function registerTextControls(): void {
  const kinds: readonly Cleaning[] = ["phone", "email", "address", "link"]
  const line = CMS.getWidget("string")?.control
  for (const kind of kinds) CMS.registerWidget(kind, cleanedLine(kind, line as never) as never)
  CMS.registerWidget("day", DayControl as never)
}

/** A line of Decap's that is cleaned when it is left, however it was filled in. */
function cleanedLine(kind: Cleaning, Line: React.ComponentType<ControlProps>) {
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
      return <Line {...this.props} setInactiveStyle={() => void this.leave()} />
    }
  }
}

/** A day, typed or picked. Decap's control makes 1902 of the year 2, which the browser tells of while 2026 is typed. */
class DayControl extends React.Component<ControlProps> {
  leave = () => {
    const { value, onChange, setInactiveStyle } = this.props
    setInactiveStyle()
    if (value && wholeYear(value) !== value) onChange(wholeYear(value))
  }

  override render() {
    const { value, onChange, forID, classNameWrapper, setActiveStyle } = this.props
    return (
      <div className={`${classNameWrapper} site-buttons`}>
        <input
          id={forID}
          type="date"
          max="9999-12-31"
          value={value ?? ""}
          onChange={({ target }) => onChange(target.value)}
          onFocus={setActiveStyle}
          onBlur={this.leave}
        />
        <button type="button" className="site-button" onClick={() => onChange(today())}>
          {say("Today")}
        </button>
        {value && wholeYear(value) > today() && (
          <span role="status">
            {say("This day is still to come. The entry is shown at once, not on that day.")}
          </span>
        )}
      </div>
    )
  }
}
