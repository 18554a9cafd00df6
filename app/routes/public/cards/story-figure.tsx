import { Link } from 'react-router'
import type { Story } from '#domain/content/queries/list-stories.ts'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { Name } from '#app/ui/name.tsx'
import { otherThanPage } from '#platform/text/language.ts'
import { ItemPicture } from './item-picture.tsx'

/** An organization's picture of its work, which links to the article about it. */
export function StoryFigure({
  story,
  sizes,
  className,
}: {
  story: Story
  sizes: string
  /** The shape of the picture. */
  className: string
}) {
  return (
    <figure className="group/card relative min-w-0">
      <ItemPicture item={{ ...story, region: null }} sizes={sizes} className={className} />
      <figcaption className="mt-3">
        <p className="text-sm text-muted wrap-anywhere">
          <Name>{story.organization}</Name>
          <LanguageMark language={story.language} className="ms-2" />
        </p>
        <Link
          to={`/news/${story.id}`}
          lang={otherThanPage(story.language)}
          dir="auto"
          className="mt-0.5 block font-display text-subheading font-bold text-match wrap-anywhere underline-offset-4 group-hover/card:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary"
        >
          {story.title}
        </Link>
      </figcaption>
    </figure>
  )
}
