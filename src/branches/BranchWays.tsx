import { telephoneLink, whatsappLink } from "../site/format/phoneLinks"
import { Icon } from "../site/blocks/Icon"
import { useWords } from "../site/words/words"
import { directionsLink } from "./places"

interface BranchWaysProps {
  branch: Queries.BranchEntryFragment
  /** Whether one call is offered without its number, where there is little room. */
  isShort?: boolean
}

/** Links to call a branch, to write to it and to go there. They work without any map. */
export function BranchWays({ branch, isShort = false }: BranchWaysProps) {
  const words = useWords("shell")
  const { name, phones, whatsapp } = branch
  return (
    <div className="ways">
      {(isShort ? phones.slice(0, 1) : phones).map((phone, index) => (
        <a key={`${phone}-${index}`} href={telephoneLink(phone)}>
          <Icon name="call" />
          {isShort ? words.call : <span>{phone}</span>}{" "}
          {isShort || phones.length > 1 ? null : <span className="ways__call">{words.call}</span>}
        </a>
      ))}
      {whatsapp ? (
        <a href={whatsappLink(whatsapp)}>
          <Icon name="whatsapp" />
          {words.whatsapp}
        </a>
      ) : null}
      <a href={directionsLink(branch)}>
        <Icon name="directions" />
        {words.directions}
        {isShort ? null : <span className="vh">{words.directionsTo(name)}</span>}
      </a>
    </div>
  )
}
