import { useState, type ChangeEvent } from 'react'
import { m } from '#messages'
import { ACCEPTED, FILE_LIMITS, FILE_MEGABYTES, fileAddress } from '#domain/files/file.ts'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import type { EditorState } from './editor-state.tsx'
import { FormSection } from './form-section.tsx'

/** The picture: the one it has, a field for another, and the choice to have none. */
export function PictureSection({ state }: { state: EditorState }) {
  const kind = state.type === 'event' ? 'event-images' : 'project-images'
  const megabytes = FILE_MEGABYTES[kind]
  const imageFileId = state.values['imageFileId']
  const [tooLarge, setTooLarge] = useState(false)

  // Said at once, and the file not sent: a body over the limit would be refused with all that was typed.
  function measure(event: ChangeEvent<HTMLInputElement>) {
    const isTooLarge = (event.target.files?.[0]?.size ?? 0) > FILE_LIMITS[kind]
    setTooLarge(isTooLarge)
    if (isTooLarge) event.target.value = ''
  }

  return (
    <FormSection title={m.posts_section_picture()} lead={m.posts_section_picture_lead()}>
      {imageFileId && (
        <>
          <input type="hidden" name="imageFileId" value={imageFileId} />
          <img
            src={fileAddress(imageFileId, 480)}
            alt={m.posts_picture_current()}
            className="aspect-video w-full max-w-80 rounded-card border border-line object-cover"
          />
        </>
      )}
      <FileField
        // A fresh field once its file is kept, or it would be sent again.
        key={imageFileId ?? 'none'}
        id="image"
        name="image"
        accept={ACCEPTED.picture}
        onChange={measure}
        label={imageFileId ? m.posts_picture_replace() : m.posts_picture()}
        help={m.posts_picture_help({ megabytes })}
        error={tooLarge ? m.posts_picture_too_large({ megabytes }) : state.problems['image']}
      />
      {imageFileId && (
        <CheckboxField
          key={imageFileId}
          id="removeImage"
          name="removeImage"
          label={m.posts_picture_remove()}
        />
      )}
    </FormSection>
  )
}
