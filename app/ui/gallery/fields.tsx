import { Link } from 'react-router'
import { m } from '#messages'
import { Button } from '../button.tsx'
import { CheckboxField } from '../checkbox-field.tsx'
import { ErrorSummary } from '../error-summary.tsx'
import { PasswordField } from '../password-field.tsx'
import { SelectField } from '../select-field.tsx'
import { TextArea } from '../text-area.tsx'
import { TextField } from '../text-field.tsx'
import { Specimen } from './specimen.tsx'

/** A form in both states. `wrong` shows it with errors; `wrongAt` is the URL of that state. */
export function Fields({ wrong, wrongAt }: { wrong: boolean; wrongAt: string }) {
  const errors = wrong
    ? { name: m.design_sample_name_error(), agree: m.design_sample_agree_error() }
    : {}
  return (
    <Specimen name={m.design_group_fields()}>
      <div className="grid gap-10 lg:grid-cols-2">
        <div className="flex flex-col gap-5">
          {wrong && (
            <ErrorSummary
              problems={[
                { field: 'sample-name', message: m.design_sample_name_error() },
                { field: 'sample-agree', message: m.design_sample_agree_error() },
              ]}
            />
          )}
          <TextField
            id="sample-name"
            label={m.design_sample_name_label()}
            help={m.design_sample_name_help()}
            error={errors.name}
            autoComplete="name"
            required
          />
          <TextField
            type="email"
            label={m.design_sample_email()}
            defaultValue="dana@example.org"
            autoComplete="email"
          />
          <PasswordField label={m.design_sample_password()} strengthFrom={6} required />
          <CheckboxField
            id="sample-agree"
            label={m.design_sample_agree()}
            error={errors.agree}
            required
          />
          <div>
            <Button asChild variant="secondary">
              <Link to={wrongAt} preventScrollReset>
                {m.design_sample_show_problems()}
              </Link>
            </Button>
          </div>
        </div>
        <div className="flex flex-col gap-5 self-start rounded-card bg-sand p-5">
          <SelectField label={m.design_sample_region()} defaultValue="galilee">
            <option value="galilee">{m.design_region_galilee()}</option>
            <option value="negev">{m.design_region_negev()}</option>
          </SelectField>
          <TextArea label={m.design_sample_message()} defaultValue={m.design_sample_hebrew()} />
          <TextField label={m.design_sample_locked()} defaultValue="F4I-1024" disabled />
          <CheckboxField
            label={m.design_sample_news()}
            help={m.design_sample_news_help()}
            defaultChecked
          />
        </div>
      </div>
    </Specimen>
  )
}
