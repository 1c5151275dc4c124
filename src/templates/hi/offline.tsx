import { headIn, pageIn } from "../../components/Site/pageIn"
import { hindi } from "../../components/Site/hindi"
import { offline } from "../../interface/hi/offline"
import { OfflineHead, OfflinePage } from "../../templates/offline"

export default pageIn(hindi, OfflinePage, { offline })

export const Head = headIn(hindi, OfflineHead)
