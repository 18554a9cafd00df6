import { PersonalPart } from '#app/shell/personal/personal-part.tsx'
import { readPerson } from '#app/shell/personal/person.tsx'
import { useSession } from '#app/shell/use-session.ts'
import { FavoriteButton } from './favorite-button.tsx'

/** The favorites button over a card's picture. `saved` lists what the viewer saved, as the page's loader knows it. */
export function CardHeart({ itemId, saved }: { itemId: string; saved: SavedItems }) {
  return (
    <PersonalPart of="heart" about={itemId}>
      <FavoriteButton
        itemId={itemId}
        saved={useSaved(saved).includes(itemId)}
        className="absolute end-3 top-3 z-10"
      />
    </PersonalPart>
  )
}

/** The favorites button of an item's own page. */
export function ItemHeart({ itemId, isSaved }: { itemId: string; isSaved: boolean }) {
  return (
    <PersonalPart of="item-heart" about={itemId}>
      <FavoriteButton itemId={itemId} saved={isSaved} wide />
    </PersonalPart>
  )
}

/** The IDs of the items that the viewer saved; null on a visitor's page, which may have become a person's. */
export type SavedItems = readonly string[] | null

/** The IDs of the items that the viewer saved, also on a cached page. */
export function useSaved(saved: SavedItems): readonly string[] {
  const { viewer } = useSession()
  return saved ?? (viewer && readPerson()?.saved) ?? []
}
