import CMS from "decap-cms-app"
import type { CmsWidgetControlProps } from "decap-cms-core"
import type { Component } from "react"
import { forgetRelated } from "./inside-decap"

type RelationProps = CmsWidgetControlProps<Iterable<string> | null | undefined>

interface Option {
  readonly value: string
  readonly label: string
}

/** Decap's control of relations, as far as used here. */
interface RelationControl extends Component<RelationProps> {
  parseHitOptions(hits: readonly unknown[]): Option[]
}

/**
 * Lets a relation show all it holds, and offer what was published since. Decap keeps the entries it has once read, or failed to
 * read, shows of a relation only what is among them, and removes the rest with the next change.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-widget-relation/src/RelationControl.js
 */
export function registerRelations(): void {
  const relation = CMS.getWidget("relation")
  if (relation)
    CMS.registerWidget(
      "relation",
      whole(relation.control as never) as never,
      relation.preview as never,
    )
}

function whole(Control: new (props: RelationProps) => RelationControl) {
  return class WholeRelation extends Control {
    constructor(props: RelationProps) {
      super(props)
      const { parseHitOptions } = this
      this.parseHitOptions = (hits) => {
        const found = parseHitOptions(hits)
        const held = [...(this.props.value ?? [])].map((value) => ({ value, label: value }))
        const others = held.filter(({ value }) => found.every((option) => option.value !== value))
        return [...found, ...others]
      }
    }

    override componentDidMount() {
      forgetRelated()
      super.componentDidMount?.()
    }
  }
}
