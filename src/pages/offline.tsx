import { headIn, pageIn } from "../components/Site/pageIn"
import { english } from "../components/Site/english"
import { offline } from "../interface/en/offline"
import { OfflineHead, OfflinePage } from "../templates/offline"

export default pageIn(english, OfflinePage, { offline })

export const Head = headIn(english, OfflineHead)
