import HomeRest from "./HomeRest"
import { HomeSlides } from "./HomeSlides"

/** The home page, with its slides and the rest at once. */
export function HomeView({ data }: { data: Queries.HomePageQuery }) {
  return (
    <>
      <HomeSlides data={data} />
      <HomeRest data={data} />
    </>
  )
}
