import { describe, expect, it } from 'vitest';
import { readSidebarCookie, sidebarCookie } from './sidebar-cookie.ts';

describe('the sidebar’s cookie', () => {
  it('remembers both states among other cookies', () => {
    expect(readSidebarCookie('a=1; sidebar_state=true; b=2')).toBe(true);
    expect(readSidebarCookie('sidebar_state=false')).toBe(false);
  });

  it('is unknown before anybody chose', () => {
    expect(readSidebarCookie('')).toBeNull();
    expect(readSidebarCookie('my_sidebar_state=true')).toBeNull();
  });

  it('lasts seven days', () => {
    expect(sidebarCookie(false)).toBe('sidebar_state=false; path=/; max-age=604800; samesite=lax');
  });
});
