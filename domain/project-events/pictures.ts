/** The most pictures of one project or event. */
export const PICTURES_MAX = 8
/** The maximum length of a caption and of an alt text. */
export const PICTURE_TEXT_MAX = 300

/** A picture of a project or event. The first one is the main picture, which lists show. */
export type Picture = {
  fileId: string
  /** Shown below it; empty if there is none. */
  caption: string
  /** What it shows, for people who cannot see it; empty if there is none. */
  alt: string
}
