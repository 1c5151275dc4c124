import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { OfflineHead, OfflinePage } from "../../templates/offline"

export default pageIn(hindi, OfflinePage)

export const Head = headIn(hindi, OfflineHead)
