import { expect, it } from "vitest";
import { grantAdmin, listAdmins, revokeAdmin } from "../../api/src/people/auth/roles.ts";
import { signUp } from "../support/accounts.ts";
import { createTestApp } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";

describeOnEachDatabase("roles", (database) => {
  it("are granted, listed and revoked by address", async () => {
    const user = await signUp(createTestApp(database()));
    const session = async () => (await user.request("/api/auth/session")).json();
    expect(await session()).toMatchObject({ isAdmin: false });
    expect(await grantAdmin(database(), "nobody@example.org")).toBe(false);
    expect(await grantAdmin(database(), "Ann@example.org")).toBe(true);
    expect(await grantAdmin(database(), "ann@example.org")).toBe(true);
    expect(await listAdmins(database())).toEqual(["ann@example.org"]);
    expect(await session()).toMatchObject({ isAdmin: true, showsAdminMenu: true });
    expect(await revokeAdmin(database(), "ann@example.org")).toBe(true);
    expect(await revokeAdmin(database(), "ann@example.org")).toBe(false);
    expect(await session()).toMatchObject({ isAdmin: false, showsAdminMenu: false });
  });

  it("ADMIN_EMAIL narrows who sees the menu item, not who is an admin", async () => {
    const user = await signUp(createTestApp(database(), { env: { ADMIN_EMAIL: "boss@example.org" } }));
    await grantAdmin(database(), "ann@example.org");
    const session = await (await user.request("/api/auth/session")).json();
    expect(session).toMatchObject({ isAdmin: true, showsAdminMenu: false });
  });
});
