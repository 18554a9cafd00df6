import { Outlet } from 'react-router'
import { Landscape } from '#app/ui/landscape/landscape.tsx'

/** Two columns: the form and a landscape. */
export default function AuthFrame() {
  return (
    <div className="grid min-h-[calc(100dvh-4rem)] lg:grid-cols-2">
      <div className="flex items-center justify-center px-4 py-10 sm:px-8 lg:py-16">
        <div className="w-full max-w-md">
          <Outlet />
        </div>
      </div>
      <div className="relative hidden lg:block">
        <Landscape
          id="sign-in"
          region="galilee"
          time="dawn"
          className="absolute inset-0 size-full dark:opacity-80"
        />
      </div>
    </div>
  )
}
