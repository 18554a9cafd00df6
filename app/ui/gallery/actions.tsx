import { ArrowRight, Heart, LogOut, Settings, ShoppingBag, User } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages'
import { Button } from '../button.tsx'
import { buttonVariants } from '../button-variants.ts'
import { IconButton } from '../icon-button.tsx'
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '../menu.tsx'
import { Monogram } from '../monogram.tsx'
import { showToast } from '../show-toast.ts'
import { SpecimenRow, Specimen } from './specimen.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const words = {
  primary: () => m.design_kind_donate(),
  secondary: () => m.design_sample_details(),
  quiet: () => m.design_sample_later(),
  danger: () => m.design_sample_remove(),
}

/** Buttons, menus, toasts and the dialog; `dialogAt` is the URL that opens it. */
export function Actions({ dialogAt }: { dialogAt: string }) {
  return (
    <Specimen name={m.design_group_actions()}>
      {(['large', 'medium', 'small'] as const).map((size) => (
        <SpecimenRow key={size}>
          {variants.map((variant) => (
            <Button key={variant} type="button" {...{ variant, size }}>
              {words[variant]()}
            </Button>
          ))}
        </SpecimenRow>
      ))}
      <SpecimenRow>
        <Button type="button" pending>
          {m.design_sample_saving()}
        </Button>
        <Button type="button" disabled>
          {m.design_sample_unavailable()}
        </Button>
        <Button asChild variant="secondary">
          <Link to={dialogAt} preventScrollReset>
            {m.design_sample_open_dialog()}
            <ArrowRight aria-hidden className="rtl:-scale-x-100" />
          </Link>
        </Button>
        <IconButton label={m.design_sample_save()}>
          <Heart aria-hidden />
        </IconButton>
        <IconButton label={m.design_sample_bag()} disabled>
          <ShoppingBag aria-hidden />
        </IconButton>
      </SpecimenRow>
      <SpecimenRow>
        <Menu
          trigger={m.design_sample_ways()}
          triggerClassName={buttonVariants({ variant: 'secondary' })}
        >
          <MenuItem asChild>
            <Link to={dialogAt} preventScrollReset>
              <Heart aria-hidden />
              {m.design_sample_open_dialog()}
            </Link>
          </MenuItem>
        </Menu>
        <Menu
          label={m.design_sample_account()}
          trigger={<Monogram name={m.design_sample_name()} />}
          triggerClassName="rounded-full"
        >
          <MenuHeading>{m.design_sample_name()}</MenuHeading>
          <MenuItem type="button">
            <User aria-hidden />
            {m.design_sample_account()}
          </MenuItem>
          <MenuItem type="button">
            <Settings aria-hidden />
            {m.design_sample_settings()}
          </MenuItem>
          <MenuSeparator />
          <MenuItem type="button">
            <LogOut aria-hidden />
            {m.design_sample_sign_out()}
          </MenuItem>
        </Menu>
        <Button
          type="button"
          variant="secondary"
          onClick={() =>
            showToast({ title: m.design_sample_saved(), description: m.design_sample_saved_more() })
          }
        >
          {m.design_sample_toast()}
        </Button>
        <Button
          type="button"
          variant="secondary"
          onClick={() =>
            showToast({
              title: m.design_sample_failed(),
              description: m.design_sample_failed_more(),
              destructive: true,
            })
          }
        >
          {m.design_sample_toast_destructive()}
        </Button>
      </SpecimenRow>
    </Specimen>
  )
}
