import { Map, Navigation } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import type { PublicProjectEvent } from '#domain/project-events/queries/get-public.ts'
import { pointOf } from '#domain/project-events/date-place.ts'
import { whereOf } from '#domain/project-events/where.ts'
import { pageLanguage } from '#platform/text/language.ts'
import { useReader } from '#app/shell/use-reader.ts'
import { isIn } from '../map/is-in.ts'
import { LOCATOR, onLocator } from './locator-box.ts'

const linkLook =
  'inline-flex min-h-11 items-center gap-2 font-medium text-primary underline-offset-4 hover:underline [&_svg]:size-4.5'

/** Where it takes place, on the next of several dates: on a small map of Israel, with the large map and directions. */
export function Place({ item }: { item: PublicProjectEvent }) {
  const { closed } = useReader()
  const coordinates = item.datePlace ? pointOf(item.datePlace) : item.coordinates
  if (!coordinates) return null
  const { latitude, longitude } = coordinates
  return (
    <section aria-labelledby="place" className="mt-10 max-w-text">
      <h2 id="place" className="font-display text-subheading font-bold">
        {m.detail_place()}
      </h2>
      <div className="mt-3 flex flex-wrap gap-4 rounded-card border border-line bg-surface p-4 sm:gap-6 sm:p-5">
        {isIn(LOCATOR.box, coordinates) && <Locator {...coordinates} />}
        <div className="min-w-40 flex-1">
          <p dir="auto" className="font-medium text-match wrap-anywhere">
            {whereOf(item)}
          </p>
          <ul className="mt-2" data-print="never">
            {/* The map has where it usually takes place. */}
            {!closed.includes('map') && !item.datePlace && (
              <li>
                <Link to={`/map?item=${item.id}`} className={linkLook}>
                  <Map aria-hidden />
                  {m.detail_place_map()}
                </Link>
              </li>
            )}
            {[
              [
                m.detail_place_google(),
                `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
              ],
              [
                m.detail_place_waze(),
                `https://waze.com/ul?ll=${latitude},${longitude}&navigate=yes`,
              ],
              [
                m.detail_on_map(),
                `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`,
              ],
            ].map(([label, to]) => (
              <li key={to}>
                <a href={to} rel="noopener noreferrer" className={linkLook}>
                  <Navigation aria-hidden />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** A small map of Israel with a dot; what it shows, the text beside it says. */
function Locator(coordinates: { latitude: number; longitude: number }) {
  const { left, top } = onLocator(coordinates)
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`
  return (
    <div aria-hidden dir="ltr" className="relative w-24 shrink-0 self-start sm:w-44">
      <img
        src={`/map/israel-${pageLanguage() === 'he' ? 'he' : 'en'}.svg`}
        alt=""
        width={LOCATOR.width}
        height={LOCATOR.height}
        loading="lazy"
        className="block h-auto w-full rounded-field dark:opacity-80"
      />
      <span
        className="absolute size-4 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white bg-donate shadow-float dark:bg-[#9b1c3b]"
        style={{ left: percent(left), top: percent(top) }}
      />
    </div>
  )
}
