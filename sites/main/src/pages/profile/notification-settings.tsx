import { Preview, PreviewSwitch } from "./preview.tsx";

export function NotificationSettings() {
  return (
    <Preview id="notifications" heading="Notification Settings" what="Notification settings">
      <PreviewSwitch name="Email notifications" text="News of your account and of what you saved." />
      <PreviewSwitch name="Gift recommendations" text="Ideas for the occasions that you search for." />
      <PreviewSwitch name="Charitable impact" text="What your gifts have given, once a month." />
    </Preview>
  );
}
