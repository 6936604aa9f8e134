import styles from '../shell/shell.module.css';

/**
 * The painted page's scripts did not come: what the server painted stays and can be read, and a line beside it says
 * that it cannot be used yet, with a button that tries again.
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
