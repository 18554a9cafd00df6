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
  title: m.ambassador_guide_title_1,
  paragraphs: [m.ambassador_guide_text_1, m.ambassador_guide_text_2],
  quote: m.ambassador_guide_quote,
}

export const whatIsIt: { lead: () => string; points: readonly Point[] } = {
  lead: m.ambassador_guide_lead,
  points: [
    {
      title: m.ambassador_guide_title_2,
      text: m.ambassador_guide_text_3,
    },
    {
      title: m.ambassador_guide_title_3,
      text: m.ambassador_guide_text_4,
    },
    {
      title: m.ambassador_guide_title_4,
      text: m.ambassador_guide_text_5,
    },
  ],
}

export const activities: readonly Pictured[] = [
  {
    icon: Megaphone,
    title: m.ambassador_guide_title_5,
    text: m.ambassador_guide_text_6,
  },
  {
    icon: CalendarHeart,
    title: m.ambassador_guide_title_6,
    text: m.ambassador_guide_text_7,
  },
  {
    icon: HandCoins,
    title: m.ambassador_guide_title_7,
    text: m.ambassador_guide_text_8,
  },
  {
    icon: Users,
    title: m.ambassador_guide_title_8,
    text: m.ambassador_guide_text_9,
  },
  {
    icon: Plane,
    title: m.ambassador_guide_title_9,
    text: m.ambassador_guide_text_10,
  },
  {
    icon: Mic,
    title: m.ambassador_guide_title_10,
    text: m.ambassador_guide_text_11,
  },
]

export const steps: readonly Point[] = [
  {
    title: m.ambassador_guide_title_11,
    text: m.ambassador_guide_text_12,
  },
  {
    title: m.ambassador_guide_title_12,
    text: m.ambassador_guide_text_13,
  },
  {
    title: m.ambassador_guide_title_13,
    text: m.ambassador_guide_text_14,
  },
  {
    title: m.ambassador_guide_title_14,
    text: m.ambassador_guide_text_15,
  },
  {
    title: m.ambassador_guide_title_15,
    text: m.ambassador_guide_text_16,
  },
  {
    title: m.ambassador_guide_title_16,
    text: m.ambassador_guide_text_17,
  },
]

export const audiences: readonly Pictured[] = [
  {
    icon: GraduationCap,
    title: m.ambassador_guide_title_17,
    text: m.ambassador_guide_text_18,
  },
  {
    icon: Landmark,
    title: m.ambassador_guide_title_18,
    text: m.ambassador_guide_text_19,
  },
  {
    icon: Building2,
    title: m.ambassador_guide_title_19,
    text: m.ambassador_guide_text_20,
  },
  {
    icon: Briefcase,
    title: m.ambassador_guide_title_20,
    text: m.ambassador_guide_text_21,
  },
  {
    icon: UsersRound,
    title: m.ambassador_guide_title_21,
    text: m.ambassador_guide_text_22,
  },
  {
    icon: User,
    title: m.ambassador_guide_title_22,
    text: m.ambassador_guide_text_23,
  },
]

export const reasons: readonly Point[] = [
  {
    title: m.ambassador_guide_title_23,
    text: m.ambassador_guide_text_24,
  },
  {
    title: m.ambassador_guide_title_24,
    text: m.ambassador_guide_text_25,
  },
  {
    title: m.ambassador_guide_title_25,
    text: m.ambassador_guide_text_26,
  },
  {
    title: m.ambassador_guide_title_26,
    text: m.ambassador_guide_text_27,
  },
]

export const showcase: Point = {
  title: m.ambassador_guide_title_27,
  text: m.ambassador_guide_text_28,
}
