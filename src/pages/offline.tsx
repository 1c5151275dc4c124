import { headIn, pageIn } from "../components/Site/pageIn"
import { english } from "../components/Site/english"
import { OfflineHead, OfflinePage } from "../templates/offline"

export default pageIn(english, OfflinePage)

export const Head = headIn(english, OfflineHead)
