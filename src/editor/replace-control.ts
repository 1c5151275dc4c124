import CMS from "decap-cms-app"
import type { CmsWidgetControlProps, CmsWidgetPreviewProps } from "decap-cms-core"
import type * as React from "react"

/** Both parts are components. Decap's types describe them by their props, and name fewer than Decap gives them. */
interface Widget {
  readonly control: unknown
  readonly preview?: unknown
}

/** Registers the control of a kind of field that is the site's own. */
export function registerControl(name: string, control: unknown, preview?: unknown): void {
  CMS.registerWidget(
    name,
    control as React.ComponentType<CmsWidgetControlProps>,
    preview as React.ComponentType<CmsWidgetPreviewProps> | undefined,
  )
}

/** Replaces Decap's control of one kind of field with one that `wrap` makes of it. */
export function replaceControl<Original>(name: string, wrap: (original: Original) => unknown) {
  const widget: Widget | undefined = CMS.getWidget(name)
  if (widget) registerControl(name, wrap(widget.control as Original), widget.preview)
}
