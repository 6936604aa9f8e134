import styles from '../shell/shell.module.css';

/**
 * Notice for a painted page whose scripts failed to load: the painted content stays readable, and a line with a retry
 * button says that it cannot be used yet.
 */
export function showLoadNotice(root: HTMLElement): void {
  const notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  notice.className = styles.notice ?? '';
  notice.append('Sebagian halaman belum bisa dipakai karena gagal dimuat. ');
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = styles.noticeButton ?? '';
  retry.textContent = 'Coba lagi';
  retry.addEventListener('click', () => window.location.reload());
  notice.append(retry);
  root.after(notice);
}
