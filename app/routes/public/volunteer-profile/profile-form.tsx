import { Form, Link, useNavigation } from 'react-router'
import { CIRCUMSTANCES, INTERESTS, OFFERED_SKILLS } from '#domain/assistant/suggestions.ts'
import {
  CONNECTIONS,
  connectionLabel,
  VOLUNTEER_SUPPORT_TYPES,
  supportTypeLabel,
  VISIT_FREQUENCIES,
  visitFrequencyLabel,
  type VolunteerProfile,
} from '#domain/assistant/volunteer-profile.ts'
import { m } from '#messages'
import { useSession } from '#app/shell/use-session.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary, listProblems } from '#app/ui/error-summary.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import type { SaveProblems } from './save.server.ts'
import { SignInNote } from './sign-in-note.tsx'
import type { VolunteerProfileView } from './views.ts'
import { WordPicker } from './word-picker.tsx'

const FIELDS = [
  'supportType',
  'interests',
  'skills',
  'tags',
  'connection',
  'visitFrequency',
] as const

export type VolunteerProfileFormProps = {
  profile: VolunteerProfile
  onChange: (profile: VolunteerProfile) => void
  /** The version to replace; 0 for the first. */
  version: number
  problems: SaveProblems | undefined
  view: VolunteerProfileView
  /** The cancel link and its label. */
  back?: { to: string; words: string; onLeave?: () => void } | undefined
}

/** A profile in plain language, to edit and save. */
export function VolunteerProfileForm({
  profile,
  onChange,
  version,
  problems,
  view,
  back,
}: VolunteerProfileFormProps) {
  const { state, formMethod } = useNavigation()
  const { viewer } = useSession()
  const isSaving = state !== 'idle' && formMethod === 'POST'
  const isRefused = !viewer && problems?.isSignedOut === true
  const errors: Partial<Record<string, string>> = problems?.fields ?? {}
  const set = (part: Partial<VolunteerProfile>) => onChange({ ...profile, ...part })
  return (
    <Form method="post" noValidate className="flex min-w-0 flex-col gap-7">
      <input type="hidden" name="version" value={version} />
      {problems && (
        <div>
          <ErrorSummary
            problems={listProblems(problems, FIELDS)}
            title={m.volunteerprofile_not_saved()}
          />
          {isRefused && <SignInNote view={view} isRefused />}
        </div>
      )}
      <SelectField
        id="supportType"
        name="supportType"
        label={m.volunteerprofile_support()}
        value={profile.supportType}
        onChange={({ target }) =>
          set({ supportType: wordOf(VOLUNTEER_SUPPORT_TYPES, target.value) })
        }
        error={errors['supportType']}
      >
        {VOLUNTEER_SUPPORT_TYPES.map((type) => (
          <option key={type} value={type}>
            {supportTypeLabel(type)}
          </option>
        ))}
      </SelectField>
      <WordPicker
        name="interests"
        legend={m.volunteerprofile_interests()}
        help={m.volunteerprofile_interests_help()}
        own={m.volunteerprofile_interests_own()}
        suggestions={INTERESTS}
        chosen={profile.interests}
        onChange={(interests) => set({ interests })}
        error={errors['interests']}
      />
      <WordPicker
        name="skills"
        legend={m.volunteerprofile_skills()}
        help={m.volunteerprofile_skills_help()}
        own={m.volunteerprofile_skills_own()}
        suggestions={OFFERED_SKILLS}
        chosen={profile.skills}
        onChange={(skills) => set({ skills })}
        error={errors['skills']}
      />
      <WordPicker
        name="tags"
        legend={m.volunteerprofile_tags()}
        help={m.volunteerprofile_tags_help()}
        own={m.volunteerprofile_tags_own()}
        suggestions={CIRCUMSTANCES}
        chosen={profile.tags}
        onChange={(tags) => set({ tags })}
        error={errors['tags']}
      />
      <div className="grid gap-5">
        <SelectField
          id="connection"
          name="connection"
          label={m.volunteerprofile_connection()}
          value={profile.connection}
          onChange={({ target }) => set({ connection: wordOf(CONNECTIONS, target.value) })}
          error={errors['connection']}
        >
          {CONNECTIONS.map((connection) => (
            <option key={connection} value={connection}>
              {connectionLabel(connection)}
            </option>
          ))}
        </SelectField>
        <SelectField
          id="visitFrequency"
          name="visitFrequency"
          label={m.volunteerprofile_visits()}
          value={profile.visitFrequency}
          onChange={({ target }) =>
            set({ visitFrequency: wordOf(VISIT_FREQUENCIES, target.value) })
          }
          error={errors['visitFrequency']}
        >
          {VISIT_FREQUENCIES.map((frequency) => (
            <option key={frequency} value={frequency}>
              {visitFrequencyLabel(frequency)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="border-t border-line pt-5">
        {!viewer && !isRefused && <SignInNote view={view} />}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" name="intent" value="save" size="large" pending={isSaving}>
            {isSaving ? m.volunteerprofile_saving() : m.volunteerprofile_save()}
          </Button>
          {back && (
            <Button asChild variant="quiet" size="large">
              <Link to={back.to} onClick={back.onLeave} preventScrollReset>
                {back.words}
              </Link>
            </Button>
          )}
        </div>
      </div>
    </Form>
  )
}

function wordOf<Word extends string>(words: readonly [Word, ...Word[]], said: string): Word {
  return words.find((word) => word === said) ?? words[0]
}
