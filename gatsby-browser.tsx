export { wrapPageElement } from "./src/components/Layout/wrapPage"
