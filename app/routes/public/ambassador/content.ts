import { m } from '#messages'
import {
  Briefcase,
  Building2,
  CalendarHeart,
  GraduationCap,
  HandCoins,
  Landmark,
  Megaphone,
  Mic,
  Plane,
  User,
  Users,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'

type Point = { title: () => string; text: () => string }
type Pictured = Point & { icon: LucideIcon }

export const about = {
  title: m.ambassador_about_title,
  paragraphs: [m.ambassador_about_who, m.ambassador_about_how],
  quote: m.ambassador_about_quote,
}

export const whatIsIt: { lead: () => string; points: readonly Point[] } = {
  lead: m.ambassador_what_lead,
  points: [
    {
      title: m.ambassador_what_choose_title,
      text: m.ambassador_what_choose_text,
    },
    {
      title: m.ambassador_what_invite_title,
      text: m.ambassador_what_invite_text,
    },
    {
      title: m.ambassador_what_change_title,
      text: m.ambassador_what_change_text,
    },
  ],
}

export const activities: readonly Pictured[] = [
  {
    icon: Megaphone,
    title: m.ambassador_do_tell_title,
    text: m.ambassador_do_tell_text,
  },
  {
    icon: CalendarHeart,
    title: m.ambassador_do_host_title,
    text: m.ambassador_do_host_text,
  },
  {
    icon: HandCoins,
    title: m.ambassador_do_campaign_title,
    text: m.ambassador_do_campaign_text,
  },
  {
    icon: Users,
    title: m.ambassador_do_gather_title,
    text: m.ambassador_do_gather_text,
  },
  {
    icon: Plane,
    title: m.ambassador_do_visit_title,
    text: m.ambassador_do_visit_text,
  },
  {
    icon: Mic,
    title: m.ambassador_do_speak_title,
    text: m.ambassador_do_speak_text,
  },
]

export const steps: readonly Point[] = [
  {
    title: m.ambassador_step_register_title,
    text: m.ambassador_step_register_text,
  },
  {
    title: m.ambassador_step_introduce_title,
    text: m.ambassador_step_introduce_text,
  },
  {
    title: m.ambassador_step_choose_title,
    text: m.ambassador_step_choose_text,
  },
  {
    title: m.ambassador_step_goal_title,
    text: m.ambassador_step_goal_text,
  },
  {
    title: m.ambassador_step_invite_title,
    text: m.ambassador_step_invite_text,
  },
  {
    title: m.ambassador_step_thank_title,
    text: m.ambassador_step_thank_text,
  },
]

export const audiences: readonly Pictured[] = [
  {
    icon: GraduationCap,
    title: m.ambassador_for_schools_title,
    text: m.ambassador_for_schools_text,
  },
  {
    icon: Landmark,
    title: m.ambassador_for_synagogues_title,
    text: m.ambassador_for_synagogues_text,
  },
  {
    icon: Building2,
    title: m.ambassador_for_nonprofits_title,
    text: m.ambassador_for_nonprofits_text,
  },
  {
    icon: Briefcase,
    title: m.ambassador_for_businesses_title,
    text: m.ambassador_for_businesses_text,
  },
  {
    icon: UsersRound,
    title: m.ambassador_for_communities_title,
    text: m.ambassador_for_communities_text,
  },
  {
    icon: User,
    title: m.ambassador_for_individuals_title,
    text: m.ambassador_for_individuals_text,
  },
]

export const reasons: readonly Point[] = [
  {
    title: m.ambassador_why_close_title,
    text: m.ambassador_why_close_text,
  },
  {
    title: m.ambassador_why_adds_up_title,
    text: m.ambassador_why_adds_up_text,
  },
  {
    title: m.ambassador_why_not_alone_title,
    text: m.ambassador_why_not_alone_text,
  },
  {
    title: m.ambassador_why_honest_title,
    text: m.ambassador_why_honest_text,
  },
]

export const showcase: Point = {
  title: m.ambassador_showcase_none_title,
  text: m.ambassador_showcase_none_text,
}
