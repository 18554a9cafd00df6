import { Outlet } from 'react-router'
import { Frame } from './frame.tsx'

/** The frame of every page that is not staff's. */
export default function SiteFrame() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}
