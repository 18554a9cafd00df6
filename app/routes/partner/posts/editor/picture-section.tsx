import { m } from '#messages'
import { FILE_MEGABYTES, fileAddress } from '#domain/files/file.ts'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { PictureField } from '../../offers/picture-field.tsx'
import type { EditorState } from './editor-state.tsx'
import { FormSection } from './form-section.tsx'

/** The picture: the one it has, a field for another, and the choice to have none. */
export function PictureSection({ state }: { state: EditorState }) {
  const kind = state.type === 'event' ? 'event-images' : 'project-images'
  const megabytes = FILE_MEGABYTES[kind]
  const imageFileId = state.values['imageFileId']
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
      <PictureField
        // A fresh field once its file is kept, or it would be sent again.
        key={`file ${imageFileId ?? 'none'}`}
        kind={kind}
        label={imageFileId ? m.posts_picture_replace() : m.posts_picture()}
        help={m.posts_picture_help({ megabytes })}
        tooLarge={m.posts_picture_too_large({ megabytes })}
        error={state.problems['image']}
      />
      {imageFileId && (
        <CheckboxField
          key={`remove ${imageFileId}`}
          id="removeImage"
          name="removeImage"
          label={m.posts_picture_remove()}
        />
      )}
    </FormSection>
  )
}
